// Small synthesised sounds. Silent until switched on, and until the first gesture: browsers allow none before.

import { Remembered } from "./remembered.svelte";

export type Sound = "dice" | "pencil" | "tap" | "points" | "foil" | "hiss" | "turn" | "end";

/** The sound of an event, from the kinds of events that have each. */
export function bySound(kinds: Readonly<Partial<Record<Sound, readonly string[]>>>): (event: { readonly kind: string }) => Sound | null {
  const sounds = new Map(Object.entries(kinds).flatMap(([sound, all]) => all.map((kind) => [kind, sound as Sound])));
  return ({ kind }) => sounds.get(kind) ?? null;
}

export const sounds = new Remembered<boolean>("sounds", false);
/** From 0 to 100. */
export const volume = new Remembered<number>("volume", 70);

let context: AudioContext | undefined;
let master: GainNode | undefined;

/** Where sounds go now; nothing while they are off or the browser does not allow them yet. */
function open(): AudioContext | null {
  if (!sounds.value || !volume.value || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  context ??= new AudioContext();
  if (!master) (master = new GainNode(context)).connect(context.destination);
  master.gain.value = (volume.value / 70) ** 2; // as the ear hears it; 70 is as loud as they were made
  void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const audio = open();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  if (sound === "dice") for (const i of [0, 1, 2, 3, 4]) noise(audio, now + i * 0.075, 0.035, 2400 - i * 250, 0.16);
  if (sound === "pencil") noise(audio, now, 0.22, 5200, 0.05);
  if (sound === "foil") for (const i of [0, 1]) noise(audio, now + i * 0.09, 0.08, 3600 + i * 900, 0.09);
  if (sound === "hiss") noise(audio, now + 0.05, 0.7, 7000, 0.12);
  if (sound === "tap") noise(audio, now, 0.04, 900, 0.2);
  if (sound === "points") [660, 880].forEach((pitch, i) => tone(audio, now + 0.3 + i * 0.09, pitch, 0.2));
  if (sound === "turn") [784, 1175].forEach((pitch, i) => tone(audio, now + 0.1 + i * 0.12, pitch, 0.35));
  if (sound === "end") [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, now + 0.4 + i * 0.14, pitch, 0.4));
}

/** Wood on wood or plastic; a strength of 1 is a fall from the top. */
export function thud(strength: number): void {
  const audio = open();
  if (audio) noise(audio, audio.currentTime, 0.05 + 0.05 * strength, 420 + 300 * strength, Math.min(0.5, 0.6 * strength));
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(fading(audio, at, length, 0.09));
  source.start(at);
  source.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(audio, at, length, loudness));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(master!);
  return gain;
}
