import { FormattedMessage } from 'react-intl';
import { NoPicture } from './NoPicture.tsx';
import { useKeptAddress } from './use-kept-address.ts';

type Props = Readonly<{
  src: string;
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
}>;

export const ShownPicture = ({ src, alt, srcSet, sizes, width, height }: Props) => {
  const { kept, isBroken, onError } = useKeptAddress({ src, srcSet });
  return isBroken ? (
    <NoPicture alt={alt}>
      <FormattedMessage id="richText.view.pictureFailed" />
    </NoPicture>
  ) : (
    <img
      src={kept.src}
      alt={alt}
      {...(kept.srcSet === undefined ? {} : { srcSet: kept.srcSet, sizes })}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
};
