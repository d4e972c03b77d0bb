/** Short synthesised sounds: nothing to load. */

import { settings } from "./settings.svelte";

export type Sound = "deal" | "place" | "flip" | "collect" | "roll" | "turn" | "refused" | "win" | "push" | "coin" | "weak" | "strong" | "perfect";

export interface Note {
  at: number;
  length: number;
  pitch: number;
  to?: number;
  shape: OscillatorType | "noise";
  loud: number;
}

const NOTES: Record<Sound, Note[]> = {
  deal: [{ at: 0, length: 0.05, pitch: 2600, shape: "noise", loud: 0.1 }],
  place: [{ at: 0, length: 0.07, pitch: 900, shape: "noise", loud: 0.22 }],
  flip: [{ at: 0, length: 0.09, pitch: 1800, to: 3600, shape: "noise", loud: 0.12 }],
  collect: [0, 0.06, 0.12].map((at) => ({ at, length: 0.06, pitch: 1400, shape: "noise" as const, loud: 0.14 })),
  push: [
    { at: 0, length: 0.16, pitch: 420, to: 240, shape: "noise", loud: 0.2 },
    { at: 0.36, length: 0.12, pitch: 130, to: 70, shape: "sine", loud: 0.4 },
  ],
  coin: [
    { at: 0, length: 0.06, pitch: 1400, shape: "noise", loud: 0.14 },
    { at: 0.3, length: 0.12, pitch: 1976, shape: "triangle", loud: 0.09 },
    { at: 0.38, length: 0.34, pitch: 2637, shape: "triangle", loud: 0.09 },
  ],
  roll: [0, 0.07, 0.13, 0.21].map((at) => ({ at, length: 0.04, pitch: 700, shape: "noise" as const, loud: 0.25 })),
  turn: [
    { at: 0, length: 0.16, pitch: 523, shape: "triangle", loud: 0.16 },
    { at: 0.12, length: 0.26, pitch: 784, shape: "triangle", loud: 0.16 },
  ],
  refused: [{ at: 0, length: 0.18, pitch: 196, to: 147, shape: "triangle", loud: 0.2 }],
  // Two halves click together; the better they fit, the more rings after it.
  weak: [
    { at: 0.24, length: 0.05, pitch: 1200, shape: "noise", loud: 0.3 },
    { at: 0.26, length: 0.12, pitch: 330, shape: "triangle", loud: 0.12 },
  ],
  strong: [
    { at: 0.24, length: 0.05, pitch: 1500, shape: "noise", loud: 0.32 },
    { at: 0.26, length: 0.16, pitch: 440, shape: "triangle", loud: 0.16 },
    { at: 0.34, length: 0.2, pitch: 660, shape: "triangle", loud: 0.14 },
  ],
  perfect: [
    { at: 0.24, length: 0.06, pitch: 1900, shape: "noise", loud: 0.36 },
    { at: 0.26, length: 0.2, pitch: 523, shape: "triangle", loud: 0.17 },
    { at: 0.34, length: 0.2, pitch: 784, shape: "triangle", loud: 0.17 },
    { at: 0.42, length: 0.4, pitch: 1047, shape: "triangle", loud: 0.17 },
  ],
  win: [523, 659, 784, 1047].map((pitch, place) => ({
    at: place * 0.11,
    length: 0.3,
    pitch,
    shape: "triangle" as const,
    loud: 0.16,
  })),
};

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = rustle.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  return rustle;
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  volume.connect(audio.destination);
  if (note.shape === "noise") {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(note.pitch, start);
    if (note.to) filter.frequency.linearRampToValueAtTime(note.to, start + note.length);
    source.buffer = noise(audio);
    source.connect(filter).connect(volume);
    source.start(start, 0, note.length);
  } else {
    const source = audio.createOscillator();
    source.type = note.shape;
    source.frequency.setValueAtTime(note.pitch, start);
    if (note.to) source.frequency.linearRampToValueAtTime(note.to, start + note.length);
    source.connect(volume);
    source.start(start);
    source.stop(start + note.length);
  }
}

/** Play a sound, unless sound is off or the browser still waits for a first tap. */
export function sound(name: Sound): void {
  strikeUp(NOTES[name]);
}

/** Play notes of a game's own, under the same conditions. */
export function strikeUp(notes: readonly Note[]): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  // Draw first: creating a sound takes as long as drawing half a view.
  setTimeout(() => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of notes) strike(context, note);
  });
}

/** Vibrate, unless that is off. */
export function tremble(milliseconds: number): void {
  if (!settings.vibration || (navigator.userActivation && !navigator.userActivation.hasBeenActive)) return;
  navigator.vibrate?.(milliseconds);
}
