import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { slugOfTitle } from '#core/content/post/slug-of-title.ts';
import { postLimits } from '#core/content/post/post.ts';
import { useSite } from '../../app/page-context.ts';
import { inLanguage } from '../../app/language.ts';
import { articlePath } from '../../app/paths.ts';
import type { ArticleFields } from './article-fields.ts';
import { usePicture, type Written } from './data.ts';

type Props = Readonly<{ fields: ArticleFields; written: Pick<Written, 'slug' | 'language' | 'publishedAt'> }>;

/** How it looks where people find it: in search results, and shared. */
export const FoundPreviews = ({ fields, written }: Props) => {
  const { baseUrl } = useSite();
  const { language, publishedAt } = written;
  const slug =
    fields.wantedSlug || (publishedAt === null ? slugOfTitle(fields.title, language) : written.slug);
  const address = baseUrl + inLanguage(articlePath(slug), language);
  const title = fields.metaTitle || fields.title.slice(0, postLimits.metaTitleLength);
  const text = fields.metaDescription || fields.description.slice(0, postLimits.metaDescriptionLength);
  const { data: picture } = usePicture(fields.metaImageId ?? fields.imageId);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="section" aria-labelledby="writing-search-preview">
        <Typography id="writing-search-preview" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
          <FormattedMessage id="writing.preview.search" />
        </Typography>
        <Card lang={language} sx={{ p: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {address}
          </Typography>
          <Typography sx={{ color: 'primary.main', fontSize: '1.125rem' }}>{title || '…'}</Typography>
          <Typography variant="body2">{text || '…'}</Typography>
        </Card>
      </Box>
      <Box component="section" aria-labelledby="writing-social-preview">
        <Typography id="writing-social-preview" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
          <FormattedMessage id="writing.preview.social" />
        </Typography>
        <Card lang={language} sx={{ overflow: 'hidden', maxWidth: 420, overflowWrap: 'anywhere' }}>
          {picture ? (
            <Box
              component="img"
              src={picture.thumbnailUrl ?? picture.url}
              alt=""
              sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
            />
          ) : (
            <Box
              sx={{
                aspectRatio: '1200 / 630',
                bgcolor: 'primary.soft',
                color: 'primary.onSoft',
                display: 'grid',
                placeItems: 'center',
                p: 3,
                fontSize: '1.25rem',
                fontWeight: 600,
              }}
            >
              {fields.title || '…'}
            </Box>
          )}
          <Box sx={{ p: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{title || '…'}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text || '…'}
            </Typography>
          </Box>
        </Card>
      </Box>
    </Box>
  );
};
