import { Field, IconButton, SelectInput } from '@arcada/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyboardIcon, PictureIcon } from '../../../shared/icons.tsx';
import { speeds } from './player-choice.ts';
import type { Video } from './use-source.ts';

interface PlayerToolbarProps {
  player: RefObject<HTMLVideoElement | null>;
  speed: number;
  onSpeed: (speed: number) => void;
  /** A language or `off`. */
  captions: string;
  tracks: Video['captions'];
  onCaptions: (language: string) => void;
  onHelp: () => void;
}

/** Speed, captions, picture in picture and the list of keys, below the video. */
export function PlayerToolbar({ player, speed, onSpeed, captions, tracks, onCaptions, onHelp }: PlayerToolbarProps) {
  const { t } = useTranslation('learning');
  const [pictureInPicture, setPictureInPicture] = useState(false);
  useEffect(() => setPictureInPicture(document.pictureInPictureEnabled === true), []);
  const handlePicture = async () => {
    try {
      if (document.pictureInPictureElement) await document.exitPictureInPicture();
      else await player.current?.requestPictureInPicture();
    } catch (error) {
      console.warn('The browser refused the small window.', error);
    }
  };
  return (
    <div className="learn-toolbar">
      <Field label={t('player.speed')} className="learn-toolbar-field">
        <SelectInput
          small
          value={String(speed)}
          onChange={(event) => onSpeed(Number(event.target.value))}
          options={speeds.map((value) => ({ value: String(value), label: `${value}×` }))}
        />
      </Field>
      {tracks.length > 0 && (
        <Field label={t('player.captions')} className="learn-toolbar-field">
          <SelectInput
            small
            value={tracks.some(({ language }) => language === captions) ? captions : 'off'}
            onChange={(event) => onCaptions(event.target.value)}
            options={[
              { value: 'off', label: t('player.captionsOff') },
              ...tracks.map(({ language, label }) => ({ value: language, label })),
            ]}
          />
        </Field>
      )}
      <span className="learn-toolbar-buttons">
        {pictureInPicture && (
          <IconButton label={t('player.picture')} icon={<PictureIcon />} onClick={() => void handlePicture()} />
        )}
        <IconButton label={t('player.keys')} icon={<KeyboardIcon />} onClick={onHelp} />
      </span>
    </div>
  );
}
