import { speeds } from './player-choice.ts';
import type { Shortcut } from './shortcuts.ts';

interface Played {
  player: HTMLVideoElement;
  /** The element that fills the screen where the video alone can't. */
  frame: HTMLElement | null;
  speed: number;
  changeSpeed: (speed: number) => void;
}

const leaps: Partial<Record<Shortcut, number>> = { back5: -5, forward5: 5, back10: -10, forward10: 10 };

/** Applies a shortcut to the video. */
export function runShortcut(shortcut: Shortcut, { player, frame, speed, changeSpeed }: Played): void {
  const leap = leaps[shortcut];
  if (leap !== undefined) {
    const end = Number.isFinite(player.duration) ? player.duration : Number.POSITIVE_INFINITY;
    player.currentTime = Math.min(end, Math.max(0, player.currentTime + leap));
  } else if (shortcut === 'toggle') {
    if (player.paused) void player.play()?.catch(() => undefined);
    else player.pause();
  } else if (shortcut === 'mute') player.muted = !player.muted;
  else if (shortcut === 'fullscreen') void toggleFullscreen(player, frame);
  else if (shortcut === 'slower') changeSpeed(speeds.findLast((step) => step < speed) ?? speed);
  else if (shortcut === 'faster') changeSpeed(speeds.find((step) => step > speed) ?? speed);
}

async function toggleFullscreen(player: HTMLVideoElement, frame: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await ('requestFullscreen' in player ? player : frame)?.requestFullscreen();
  } catch (error) {
    console.warn('The browser refused to fill the screen.', error);
  }
}
