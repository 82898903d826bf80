import Box from '@mui/material/Box';

type Props = Readonly<{ type: string; url: string; alt: string }>;

const frame = {
  display: 'block',
  width: '100%',
  maxHeight: 560,
  objectFit: 'contain',
  borderRadius: '12px',
  bgcolor: 'background.sunken',
} as const;

/** A private picture or video by its signed address, which ends by itself. */
export const SignedMedium = ({ type, url, alt }: Props) =>
  type === 'VIDEO' ? (
    // Members' videos have no spoken words to caption.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <Box component="video" src={url} controls preload="metadata" aria-label={alt} sx={frame} />
  ) : (
    <Box component="img" src={url} alt={alt} loading="lazy" sx={frame} />
  );
