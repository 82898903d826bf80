import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useReader } from '../../app/data/known-session.ts';
import { inLanguage } from '../../app/language.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { articlePath, paths } from '../../app/paths.ts';
import { type Article, useArticle } from '../data.ts';
import { ArticleView } from './ArticleView.tsx';
import './words.ts';

const frame = {
  maxWidth: contentWidth.reading,
  mx: 'auto',
  width: '100%',
  px: { xs: 2, sm: 3, md: 4 },
  py: { xs: 2, md: 4 },
} as const;

/** An id or a former address gives way to the one it has now; what follows it stays, such as a named comment. */
const usePresentAddress = (id: string, article: Article | undefined) => {
  const navigate = useNavigate();
  const reader = useLanguage();
  const slug = article?.slug;
  useEffect(() => {
    if (slug === undefined || slug === id) return;
    const { search, hash } = window.location;
    void navigate(inLanguage(articlePath(slug), reader) + search + hash, { replace: true });
  }, [slug, id, reader, navigate]);
};

type Props = Readonly<{ comments: (article: Pick<Article, 'id' | 'comments'>) => ReactNode }>;

export default function ArticlePage({ comments }: Props) {
  const { id = '' } = useParams();
  useReader();
  const { query, isMissing } = useArticle(id);
  usePresentAddress(id, query.data);
  if (isMissing || isApiError(query.error, 'post.not_found')) return <NotFoundView />;
  return (
    <Box sx={frame}>
      <BackLink to={paths.articles}>
        <FormattedMessage id="articles.back" />
      </BackLink>
      <QueryView query={query} skeleton={<TextSkeleton lines={12} />}>
        {(article) => <ArticleView article={article} comments={comments(article)} />}
      </QueryView>
    </Box>
  );
}
