import { useEffect, useRef, useState } from 'react';
import { onPageVisible } from '../base/listenTo';

/** The notes of the chime: frequencies in Hz, and the time between two notes, s. */
const CHIME_HZ = [523, 659, 784, 1047];
const NOTE_S = 0.16;
/** A beep for each of the last seconds before the button: its frequency in Hz, and how many there are. */
const BEEP_HZ = [1_047];
const BEEPS = 3;
const VIBRATION_MS = [200, 100, 200, 100, 400];

/**
 * Calls visitors who look elsewhere: ends a full screen at the countdown and when the button appears, then
 * also changes the tab's icon, and plays a sound and vibrates if they have asked for it.
 * @param releaseId identifies the release on the screen; null if there is none
 * @param seconds the countdown's number; null if there is none
 * @returns `sound`: whether the visitor has asked for sound; `toggleSound`, which must be called in a tap,
 * because browsers play sound only after one
 */
export function useReleaseSignals(
  releaseId: string | null,
  seconds: number | null,
): { sound: boolean; toggleSound: () => void } {
  const [sound, setSound] = useState(false);
  const audio = useRef<AudioContext>(null);
  useEffect(() => {
    // A call or the lock screen suspends the sound of an iPhone.
    const stop = onPageVisible(() => audio.current && resume(audio.current));
    return () => {
      stop();
      setAudibleInSilentMode(false);
      void audio.current?.close();
    };
  }, []);

  useEffect(() => {
    if (releaseId === null) return;
    if (audio.current) {
      play(audio.current, CHIME_HZ);
      // Some browsers cannot vibrate.
      if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    }
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
    const before = icon?.href;
    icon?.setAttribute('href', '/icon-liberado.svg');
    return () => {
      if (before) icon?.setAttribute('href', before);
    };
  }, [releaseId]);

  const counting = seconds !== null;
  useEffect(() => {
    // Nobody sees the countdown or the button behind a video in full screen. An iPhone's player cannot be
    // ended by a page.
    if ((counting || releaseId !== null) && document.fullscreenElement)
      document.exitFullscreen().catch(() => {});
  }, [counting, releaseId]);

  useEffect(() => {
    if (audio.current && seconds !== null && seconds <= BEEPS) play(audio.current, BEEP_HZ);
  }, [seconds]);

  const toggleSound = () => {
    void audio.current?.close();
    setAudibleInSilentMode(!sound);
    audio.current = sound ? null : new AudioContext();
    // Plays one note at once, so that people can set the volume.
    if (audio.current) play(audio.current, CHIME_HZ.slice(-1));
    setSound(!sound);
  };
  return { sound, toggleSound };
}

/**
 * Sets whether sound is also played by an iPhone in silent mode. It plays only audio sessions of this type.
 * Other browsers, and iPhones before iOS 16.4, know no audio sessions.
 */
function setAudibleInSilentMode(audible: boolean): void {
  if ('audioSession' in navigator)
    Object.assign(navigator.audioSession as object, { type: audible ? 'playback' : 'auto' });
}

/** During a call, an iPhone refuses: the page tries again when it is shown, and at the next sound. */
function resume(audio: AudioContext): void {
  audio.resume().catch(() => {});
}

function play(audio: AudioContext, frequencies: number[]): void {
  resume(audio);
  const volume = audio.createGain();
  volume.gain.value = 0.3;
  volume.connect(audio.destination);
  for (const [index, frequency] of frequencies.entries()) {
    const note = audio.createOscillator();
    note.type = 'triangle';
    note.frequency.value = frequency;
    note.connect(volume);
    const start = audio.currentTime + index * NOTE_S;
    note.start(start);
    note.stop(start + NOTE_S);
  }
}
