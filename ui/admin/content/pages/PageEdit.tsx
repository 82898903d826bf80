import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { usePage } from '../parts/data.ts';
import { PageForm } from './PageForm.tsx';
import { Publication, Versions } from './Publication.tsx';

const PageEdit = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const query = usePage(id);
  return (
    <ConsolePage
      title={
        query.data ? inLanguage(query.data.words.title, language) : formatMessage({ id: 'console.pages.one' })
      }
      back={{
        to: '/admin/pages',
        label: <FormattedMessage id="resources.pages.name" values={{ smart_count: 2 }} />,
      }}
      width={860}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(page) => {
          const mayWrite = page.isLegal ? may('global') : may('post.manage', 'global');
          return (
            <>
              {mayWrite ? (
                <>
                  <PageForm page={page} reload={() => query.refetch()} />
                  <Publication page={page} />
                </>
              ) : (
                <Alert severity="info">
                  <FormattedMessage
                    id={page.isLegal ? 'console.pages.legalOnly' : 'console.pages.readOnly'}
                  />
                </Alert>
              )}
              <Versions versions={page.versions} />
            </>
          );
        }}
      </QueryView>
    </ConsolePage>
  );
};
export default PageEdit;
