import { useEffect, useRef } from 'react';
import type { Phase } from './phase.ts';

const tones: Record<Phase, readonly number[]> = { plain: [], 'last minute': [660], end: [660, 880] };

function play(context: AudioContext, pitches: readonly number[]): void {
  pitches.forEach((pitch, index) => {
    const at = context.currentTime + index * 0.45;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.22, at + 0.04);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.4);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 1.5);
  });
}

/**
 * A soft chime when the last minute begins and when a round ends, also without a break. Browsers allow sound after
 * the first key or click.
 */
export function useChime(phase: Phase, round: number, muted: boolean): void {
  const context = useRef<AudioContext | null>(null);
  const known = useRef({ phase, round });
  useEffect(() => {
    const allow = () => {
      context.current ??= new AudioContext();
    };
    window.addEventListener('pointerdown', allow);
    window.addEventListener('keydown', allow);
    return () => {
      window.removeEventListener('pointerdown', allow);
      window.removeEventListener('keydown', allow);
      void context.current?.close();
      context.current = null;
    };
  }, []);
  useEffect(() => {
    const before = known.current;
    known.current = { phase, round };
    const hasEnded = before.round > 0 && before.round < round && before.phase !== 'end' && phase !== 'end';
    if (before.phase === phase && !hasEnded) return;
    if (!muted && context.current) play(context.current, tones[hasEnded ? 'end' : phase]);
  }, [phase, round, muted]);
}
