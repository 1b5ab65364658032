import { useLanguage } from '@arcada/platform';
import { Button, Notice, RefreshIcon } from '@arcada/ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './player.css';
import { rememberChoice, rememberedChoice } from './player-choice.ts';
import type { PlayerControl } from './player-context.ts';
import { PlayerToolbar } from './player-toolbar.tsx';
import { runShortcut } from './run-shortcut.ts';
import { shortcutOf } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { showWhole } from './show-whole.ts';
import { useCaptions } from './use-captions.ts';
import { type SavePosition, useSavedPosition } from './use-saved-position.ts';
import { type Renew, useSource, type Video } from './use-source.ts';

interface VideoPlayerProps {
  video: Video;
  title: string;
  /** Start position. */
  startAt: number;
  renew: Renew;
  /** Absent for those whose progress isn't stored. */
  savePosition?: SavePosition;
  onTime: (seconds: number) => void;
  onEnded: () => void;
  ref?: Ref<PlayerControl>;
}

/**
 * The browser's own player with its own controls, and what they lack: speed, captions by language,
 * shortcuts.
 */
export function VideoPlayer({ video, title, startAt, renew, savePosition, onTime, onEnded, ref }: VideoPlayerProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { source, failed, retry, handleError, handleLoaded } = useSource(video, renew);
  const [speed, setSpeed] = useState<number>(() => rememberedChoice().speed);
  // Until the user chooses, captions follow the page's language.
  const [chosenCaptions, setCaptions] = useState<string | undefined>(() => rememberedChoice().captions);
  const captions = chosenCaptions ?? language;
  const [helpOpen, setHelpOpen] = useState(false);
  /** Where playing resumes when the source is loaded (again). */
  const resume = useRef({ at: startAt, playing: false });
  useSavedPosition(element, savePosition);

  useImperativeHandle(
    ref,
    () => ({
      time: () => element.current?.currentTime ?? 0,
      jump: (seconds) => {
        if (!element.current) return;
        element.current.currentTime = seconds;
        void element.current.play()?.catch(() => undefined);
        frame.current?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );

  const changeSpeed = (next: number) => {
    setSpeed(next);
    rememberChoice({ speed: next });
  };
  /** The captions that the shortcut turns on again. */
  const shownLast = useRef<string>(undefined);
  const changeCaptions = (next: string) => {
    if (captions !== 'off') shownLast.current = captions;
    setCaptions(next);
    rememberChoice({ captions: next });
  };

  useEffect(() => {
    const player = element.current;
    if (!player) return;
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
  }, [speed]);

  useCaptions(element, captions, changeCaptions);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const player = element.current;
      if (!shortcut || !player) return;
      event.preventDefault();
      // The browser's controls would handle the same key once more.
      event.stopPropagation();
      if (shortcut === 'help') setHelpOpen(true);
      else if (shortcut === 'captions') changeCaptions(captions === 'off' ? (shownLast.current ?? language) : 'off');
      else runShortcut(shortcut, { player, frame: frame.current, speed, changeSpeed });
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  });

  const handleMetadata = () => {
    const player = element.current;
    if (!player) return;
    handleLoaded();
    const { at, playing } = resume.current;
    if (at > 0 && at < player.duration) player.currentTime = at;
    if (playing) void player.play()?.catch(() => undefined);
  };
  const rememberPlace = () => {
    const player = element.current;
    // A source that is being loaded is at 0, which is not where the learner was.
    if (player && player.readyState > 0) resume.current = { at: player.currentTime, playing: !player.paused };
  };

  return (
    <section ref={frame} className="learn-player" aria-label={t('player.name', { title })}>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are in the list of tracks */}
      <video
        ref={element}
        className="learn-video"
        controls
        playsInline
        preload="metadata"
        src={source.src}
        poster={source.poster}
        aria-label={title}
        onLoadedMetadata={handleMetadata}
        onTimeUpdate={(event) => {
          rememberPlace();
          onTime(event.currentTarget.currentTime);
        }}
        onPlay={(event) => {
          rememberPlace();
          showWhole(event.currentTarget);
        }}
        onPause={rememberPlace}
        onEnded={onEnded}
        onError={handleError}
      >
        {source.captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            srcLang={track.language}
            label={track.label}
            src={track.src}
            default={track.language === captions}
          />
        ))}
      </video>
      {failed && (
        <Notice
          tone="danger"
          title={t('player.failed')}
          actions={
            <Button size="small" icon={<RefreshIcon size={16} />} onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('player.failedText')}
        </Notice>
      )}
      <PlayerToolbar
        player={element}
        speed={speed}
        onSpeed={changeSpeed}
        captions={captions}
        tracks={source.captions}
        onCaptions={changeCaptions}
        onHelp={() => setHelpOpen(true)}
      />
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </section>
  );
}
