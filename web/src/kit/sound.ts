// Small synthesised sounds. Silent until switched on.

import { Remembered } from "./remembered.svelte";

export type Sound = "dice" | "pencil" | "tap" | "points" | "foil" | "hiss" | "end";

export const sounds = new Remembered<boolean>("sounds", false);
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!sounds.value) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  if (sound === "dice") for (const i of [0, 1, 2, 3, 4]) noise(context, now + i * 0.075, 0.035, 2400 - i * 250, 0.16);
  if (sound === "pencil") noise(context, now, 0.22, 5200, 0.05);
  if (sound === "foil") for (const i of [0, 1]) noise(context, now + i * 0.09, 0.08, 3600 + i * 900, 0.09);
  if (sound === "hiss") noise(context, now + 0.05, 0.7, 7000, 0.12);
  if (sound === "tap") noise(context, now, 0.04, 900, 0.2);
  if (sound === "points") [660, 880].forEach((pitch, i) => tone(context!, now + 0.3 + i * 0.09, pitch, 0.2));
  if (sound === "end") [523, 659, 784, 1047].forEach((pitch, i) => tone(context!, now + 0.4 + i * 0.14, pitch, 0.4));
}

/** Wood on wood or plastic; a strength of 1 is a fall from the top. */
export function thud(strength: number): void {
  if (!sounds.value) return;
  context ??= new AudioContext();
  void context.resume();
  noise(context, context.currentTime, 0.05 + 0.05 * strength, 420 + 300 * strength, Math.min(0.5, 0.6 * strength));
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(fading(audio, at, length, 0.09));
  source.start(at);
  source.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(audio, at, length, volume));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
