import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { HomeButton } from '../../app/pages/ways-out.tsx';
import { usePreview } from '../data.ts';
import { ArticleView } from './ArticleView.tsx';
import './words.ts';

/** Dead, or cut off on its way here: for who follows it that is the same. */
const isOver = (error: unknown): boolean =>
  isApiError(error, 'post.cannot_view_draft') || (isApiError(error) && error.status === 400);

/** What a preview link shows; the link is a secret, so nothing here leads further with it. */
export default function PreviewPage() {
  const { token = '' } = useParams();
  const query = usePreview(token);
  const { formatMessage } = useIntl();
  return (
    <Box
      sx={{
        maxWidth: contentWidth.reading,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 2, md: 4 },
      }}
    >
      {isOver(query.error) ? (
        <StatePage
          title={formatMessage({ id: 'articles.preview.over' })}
          picture={<LostPicture />}
          actions={<HomeButton />}
        >
          <FormattedMessage id="articles.preview.over.text" />
        </StatePage>
      ) : (
        <QueryView query={query} skeleton={<TextSkeleton lines={12} />}>
          {(article) => (
            <>
              <Alert severity="info" sx={{ mb: 2 }}>
                <FormattedMessage id="articles.preview.note" />
              </Alert>
              <ArticleView article={article} isPreview />
            </>
          )}
        </QueryView>
      )}
    </Box>
  );
}
