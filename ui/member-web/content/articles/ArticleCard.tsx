import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { inLanguage as wordsIn } from '#core/kernel/language.ts';
import { PlainChip } from '#ui/components/marks/PlainChip.tsx';
import { FileIcon, FlameIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { articlePath } from '../../app/paths.ts';
import type { ArticleCardData } from '../data.ts';
import './words.ts';

type Props = Readonly<{
  article: ArticleCardData;
  eager?: boolean;
  /** Under which heading it stands. */
  heading?: 'h2' | 'h3';
}>;

/** One ratio for all, so that nothing moves when pictures come. */
const Picture = ({ image, eager }: Pick<ArticleCardData, 'image'> & Pick<Props, 'eager'>) => (
  <Box
    sx={{
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      bgcolor: 'primary.soft',
      color: 'primary.onSoft',
      display: 'grid',
      placeItems: 'center',
    }}
  >
    {image === null ? (
      <FileIcon aria-hidden sx={{ fontSize: '3rem' }} />
    ) : (
      <Box
        component="img"
        src={image.thumbnailUrl ?? image.url}
        alt=""
        {...(eager ? {} : { loading: 'lazy', decoding: 'async' })}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    )}
  </Box>
);

/** When it was published, how long it takes, and by whom. */
export const ArticleFacts = ({ article }: Readonly<{ article: ArticleCardData }>) => {
  const { date } = useFormats();
  const { publishDate, readingMinutes, author } = article;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {author !== null && author.name !== '' && <>{author.name} · </>}
      {publishDate !== null && <>{date(publishDate)} · </>}
      <FormattedMessage id="articles.minutes" values={{ count: readingMinutes }} />
    </Typography>
  );
};

/** The whole card leads to the article; the title is what the link is called. */
export const ArticleCard = ({ article, eager = false, heading = 'h2' }: Props) => {
  const reader = useLanguage();
  const { slug, language, title, description, category, hot, image } = article;
  return (
    <Card
      component="li"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Picture image={image} eager={eager} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {category !== null && <PlainChip label={wordsIn(category.name, reader)} />}
          {hot && (
            <PlainChip tone="warning" icon={<FlameIcon />} label={<FormattedMessage id="articles.hot" />} />
          )}
        </Stack>
        <Typography variant="h3" component={heading} lang={language} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={LocalLink}
            to={articlePath(slug)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography
          lang={language}
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {description}
        </Typography>
        <Box sx={{ mt: 'auto' }}>
          <ArticleFacts article={article} />
        </Box>
      </Box>
    </Card>
  );
};

export const articleGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

export const articleAddress = ({ slug, language }: Pick<ArticleCardData, 'slug' | 'language'>): string =>
  inLanguage(articlePath(slug), language);
