import { EmptyState } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../shared/lesson/durations.ts';
import { usePlayer } from './player-context.ts';
import type { Video } from './use-source.ts';

interface TranscriptProps {
  cues: Video['transcript'];
  /** Seconds from the start. */
  time: number;
}

/** The spoken text, line by line: follows the video, and a line jumps to its place. */
export function Transcript({ cues, time }: TranscriptProps) {
  const { t } = useTranslation('learning');
  const player = usePlayer();
  const list = useRef<HTMLOListElement>(null);
  const now = cues.findLastIndex((cue) => cue.startSeconds <= time + 0.05);
  useEffect(() => {
    const frame = list.current;
    const line = frame?.children[now] as HTMLElement | undefined;
    if (!frame || !line) return;
    // The list scrolls, not the page: someone reading elsewhere must not lose their place.
    const top = line.offsetTop - frame.offsetTop;
    if (top < frame.scrollTop || top + line.offsetHeight > frame.scrollTop + frame.clientHeight) {
      frame.scrollTop = top - frame.clientHeight / 3;
    }
  }, [now]);
  if (cues.length === 0) return <EmptyState bare title={t('player.noTranscript')} />;
  return (
    <ol ref={list} className="a-list learn-transcript">
      {cues.map((cue, place) => (
        <li key={cue.startSeconds}>
          <button
            type="button"
            className="learn-cue"
            aria-current={place === now ? 'true' : undefined}
            onClick={() => player?.jump(cue.startSeconds)}
          >
            <span className="a-code">{clockText(cue.startSeconds)}</span>
            <span>{cue.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
