export { openRecord } from "./api";
export { default as Evening } from "./Evening.svelte";
export { default as NewEvening } from "./NewEvening.svelte";
export { default as Statistics } from "./Statistics.svelte";
export { default as Today } from "./Today.svelte";
