import { type RefObject, useEffect, useRef } from 'react';

/** Lines of captions from the lower edge of the picture, clear of the browser's controls. */
const linesUp = -3;

/** Captions that their file gives no place stand at the very edge. */
function raise({ cues }: TextTrack): void {
  for (const cue of cues ?? []) if ('line' in cue && cue.line === 'auto') cue.line = linesUp;
}

/**
 * Shows the captions of one language, or none (`off`). Browsers choose tracks of their own on load,
 * and their controls have a menu too, whose choice is adopted.
 */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: string,
  onChosen: (captions: string) => void,
): void {
  const latest = useRef({ captions, onChosen });
  latest.current = { captions, onChosen };
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew with each choice
  useEffect(() => {
    const tracks = element.current?.textTracks;
    if (!tracks) return;
    const show = () => {
      for (const track of tracks) {
        raise(track);
        const mode = track.language === latest.current.captions ? 'showing' : 'disabled';
        if (track.mode !== mode) track.mode = mode;
      }
    };
    const handleChange = () => {
      const showing = [...tracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language);
      const chosen = showing.find((language) => language !== latest.current.captions);
      // Two at once: the browser's own choice beside ours; one alone is the user's.
      if (showing.length > 1) show();
      else if (chosen) latest.current.onChosen(chosen);
      else if (showing.length === 0 && tracks.length > 0) latest.current.onChosen('off');
    };
    show();
    tracks.addEventListener?.('change', handleChange);
    tracks.addEventListener?.('addtrack', show);
    const player = element.current;
    // Cues are there once their track is loaded; that event doesn't bubble.
    player?.addEventListener('load', show, true);
    return () => {
      player?.removeEventListener('load', show, true);
      tracks.removeEventListener?.('change', handleChange);
      tracks.removeEventListener?.('addtrack', show);
    };
  }, [element, captions]);
}
