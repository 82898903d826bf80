import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoPicture } from './NoPicture.tsx';
import { useKeptAddress } from './use-kept-address.ts';

type Props = Readonly<{
  src: string;
  poster?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
}>;

/** Goes on under a fresh address where the old one ended. */
export const ShownVideo = ({ src, poster, width, height }: Props) => {
  const { formatMessage } = useIntl();
  const { kept, isBroken, onError } = useKeptAddress({ src, poster });
  const playedUntil = useRef(0);
  return isBroken ? (
    <NoPicture alt="">
      <FormattedMessage id="richText.view.videoFailed" />
    </NoPicture>
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- authors' own videos come without captions; what they show is said below
    <video
      src={kept.src}
      poster={kept.poster}
      width={width}
      height={height}
      controls
      playsInline
      preload="metadata"
      aria-label={formatMessage({ id: 'richText.view.video' })}
      onError={onError}
      onTimeUpdate={({ currentTarget }) => {
        playedUntil.current = currentTarget.currentTime;
      }}
      onLoadedMetadata={({ currentTarget }) => {
        if (playedUntil.current > 0) currentTarget.currentTime = playedUntil.current;
      }}
    />
  );
};
