import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { inLanguage as wordsIn } from '#core/kernel/language.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BookmarkIcon, EditIcon, HeartIcon, ShareIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { useSite } from '../../app/page-context.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { articlePath, articlesOfPath, editArticlePath, signInPath } from '../../app/paths.ts';
import { ReportAction } from '../../app/social/ReportAction.tsx';
import { PersonLine } from '../../app/social/PersonLine.tsx';
import { type Article, useKeep, useLike } from '../data.ts';
import { ArticleCard, articleAddress, ArticleFacts, articleGrid } from './ArticleCard.tsx';
import './words.ts';

const filled = { '& path': { fill: 'currentColor' } } as const;

/** Likes it, keeps it, shares it, reports it; visitors are asked to sign in. */
const Actions = ({ article }: Readonly<{ article: Article }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const { baseUrl } = useSite();
  const [like, keep] = [useLike(article.id), useKeep(article.id)];
  const isLiked = like.isPending ? like.variables : article.isLiked;
  const isKept = keep.isPending ? keep.variables : article.isBookmarked;
  const likes = article.likes + Number(isLiked) - Number(article.isLiked);
  const onError = (error: unknown) => toast(errorText(error), { kind: 'error' });
  const address = baseUrl + articleAddress(article);
  const share = () => {
    if ('share' in navigator) {
      navigator.share({ title: article.title, url: address }).catch(() => undefined); // closed without sharing
      return;
    }
    (navigator as Navigator).clipboard.writeText(address).then(
      () => toast(formatMessage({ id: 'articles.share.copied' }), { kind: 'success' }),
      () => toast(address),
    ); // 'share' in it is not all there is to know
  };
  const isMember = user?.status === 'ACTIVE';
  const toSignIn = { component: LocalLink, to: signInPath(pathname) } as const;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<HeartIcon sx={isLiked ? filled : {}} />}
        {...(isMember
          ? { 'aria-pressed': isLiked, onClick: () => like.mutate(!isLiked, { onError }) }
          : toSignIn)}
      >
        <FormattedMessage id="articles.like" values={{ count: likes }} />
      </Button>
      {isMember && (
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={isKept}
          startIcon={<BookmarkIcon sx={isKept ? filled : {}} />}
          onClick={() => keep.mutate(!isKept, { onError })}
        >
          <FormattedMessage id={isKept ? 'articles.kept' : 'articles.keep'} />
        </Button>
      )}
      <Button variant="outlined" color="inherit" startIcon={<ShareIcon />} onClick={share}>
        <FormattedMessage id="articles.share" />
      </Button>
      {article.isOwn && (
        <Button
          component={LocalLink}
          to={editArticlePath(article.id)}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          <FormattedMessage id="articles.edit" />
        </Button>
      )}
      {!article.isOwn && (
        <ReportAction
          target={{ targetKind: 'POST', targetId: article.id }}
          label={<FormattedMessage id="articles.report" />}
        />
      )}
    </Stack>
  );
};

const Contents = ({ contents, language }: Pick<Article, 'contents' | 'language'>) => {
  const { formatMessage } = useIntl();
  if (contents.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'articles.contents' })}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'background.sunken', my: 3 }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        <FormattedMessage id="articles.contents" />
      </Typography>
      <Box component="ol" lang={language} sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {contents.map(({ id, level, text }) => (
          <Box component="li" key={id} sx={{ pl: level === 3 ? 2 : 0 }}>
            <Link href={`#${id}`} sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}>
              {text}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** The reader's own language, where it is written in it, too. */
const OtherLanguage = ({ article }: Readonly<{ article: Article }>) => {
  const reader = useLanguage();
  const { translation, language } = article;
  if (language === reader) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translation !== null && translation.language === reader ? (
        <Link component={LocalLink} to={articlePath(translation.slug)}>
          <FormattedMessage id="articles.inYours" />
        </Link>
      ) : (
        <FormattedMessage id={`articles.onlyIn.${language}`} />
      )}
    </Alert>
  );
};

const Tags = ({ tags, language }: Pick<Article, 'tags' | 'language'>) => {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={formatMessage({ id: 'articles.tags' })}
      sx={{ listStyle: 'none', m: 0, p: 0, mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Chip
            component={LocalLink}
            to={articlesOfPath('tag', slug)}
            clickable
            lang={language}
            label={`#${name}`}
          />
        </li>
      ))}
    </Box>
  );
};

type Props = Readonly<{ article: Article; isPreview?: boolean; comments?: ReactNode }>;

/** An article as it is read. */
export const ArticleView = ({ article, isPreview = false, comments }: Props) => {
  const reader = useLanguage();
  const navigate = useNavigate();
  const { baseUrl } = useSite();
  const { dateTime } = useFormats();
  const heading = usePageHeading(article.title);
  const { title, description, language, image, category, author, html, media, related, textAt, publishedAt } =
    article;
  const isChanged = publishedAt !== null && textAt.getTime() - publishedAt.getTime() > 60_000;
  return (
    <Box component="article" lang={language === reader ? undefined : language}>
      {!isPreview && <OtherLanguage article={article} />}
      {category !== null && (
        <Link component={LocalLink} to={articlesOfPath('category', category.slug)} sx={{ fontWeight: 600 }}>
          {wordsIn(category.name, reader)}
        </Link>
      )}
      <Typography
        variant="h1"
        {...heading}
        lang={language}
        sx={{ mt: 0.5, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </Typography>
      {description !== '' && (
        <Typography lang={language} sx={{ mt: 1.5, fontSize: '1.125rem', color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <Box sx={{ my: 2 }}>
        {author !== null && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <PersonLine person={author} note={<ArticleFacts article={{ ...article, author: null }} />} />
          </Box>
        )}
        {isChanged && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            <FormattedMessage id="articles.changed" values={{ at: dateTime(textAt) }} />
          </Typography>
        )}
      </Box>
      {image !== null && (
        <Box
          component="img"
          src={image.url}
          alt={image.alt}
          lang={language}
          {...(image.width === null || image.height === null
            ? {}
            : { width: image.width, height: image.height })}
          sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1, mb: 2 }}
        />
      )}
      <Contents contents={article.contents} language={language} />
      <RichTextView
        html={html}
        media={media}
        lang={language}
        baseUrl={baseUrl}
        onOpen={(path) => void navigate(path)}
      />
      <Tags tags={article.tags} language={language} />
      {!isPreview && (
        <Box sx={{ mt: 3 }}>
          <Actions article={article} />
        </Box>
      )}
      {related.length > 0 && (
        <Box sx={{ mt: 5 }}>
          <PageSection title={<FormattedMessage id="articles.related" />}>
            <Box component="ul" sx={articleGrid}>
              {related.map((one) => (
                <ArticleCard key={one.id} article={one} heading="h3" />
              ))}
            </Box>
          </PageSection>
        </Box>
      )}
      {comments !== undefined && <Box sx={{ mt: 5 }}>{comments}</Box>}
    </Box>
  );
};
