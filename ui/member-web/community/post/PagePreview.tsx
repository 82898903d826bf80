import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Post } from './data.ts';

const hostOf = (url: string) => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

/** What the linked page says of itself, fetched by the platform: the reader's device asks nobody else. */
export const PagePreview = ({ preview }: Readonly<{ preview: NonNullable<Post['preview']> }>) => {
  const { url, status, title, description, imageUrl } = preview;
  if (status === 'NONE') return null;
  if (status === 'PENDING') return <Skeleton variant="rounded" height={88} sx={{ borderRadius: '16px' }} />;
  return (
    <Link
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      underline="none"
      sx={{
        display: 'flex',
        borderRadius: '16px',
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {imageUrl !== null && (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          loading="lazy"
          sx={{ width: { xs: 96, sm: 132 }, alignSelf: 'stretch', objectFit: 'cover', flexShrink: 0 }}
        />
      )}
      <Box sx={{ p: 1.5, minWidth: 0, alignSelf: 'center' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {hostOf(url)}
        </Typography>
        <Typography
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {title === '' ? url : title}
        </Typography>
        {description !== '' && (
          <Typography
            variant="body2"
            sx={{
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
            }}
          >
            {description}
          </Typography>
        )}
      </Box>
    </Link>
  );
};
