import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { ownArticlePath } from '../../app/paths.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { useWritten } from './data.ts';
import './words.ts';

export default function EditPostPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useWritten(id);
  if (isApiError(query.error, 'post.not_found') || query.data?.mayEdit === false) return <NotFoundView />;
  return (
    <Page
      title={formatMessage({ id: 'writing.edit.title' })}
      above={
        <BackLink to={ownArticlePath(id)}>
          <FormattedMessage id="writing.overview" />
        </BackLink>
      }
    >
      <QueryView query={query} skeleton={<TextSkeleton lines={14} />}>
        {(written) => <ArticleEditor key={written.id} written={written} />}
      </QueryView>
    </Page>
  );
}
