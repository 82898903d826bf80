import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { ArticleCard, articleGrid } from '../../../content/articles/ArticleCard.tsx';
import { useFrontArticles } from '../../../content/data.ts';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Section } from './Section.tsx';

/** Pinned and new articles. Without any, or when they cannot be reached, the page is whole without them. */
export const HomeArticles = () => {
  const { data: articles } = useFrontArticles();
  if (articles === undefined || articles.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="home.articles.title" />}
      lead={<FormattedMessage id="home.articles.lead" />}
    >
      <Box component="ul" sx={articleGrid}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} heading="h3" />
        ))}
      </Box>
      <Button
        component={LocalLink}
        to={paths.articles}
        variant="outlined"
        endIcon={<ArrowRightIcon />}
        sx={{ mt: 3 }}
      >
        <FormattedMessage id="home.articles.all" />
      </Button>
    </Section>
  );
};
