import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { Toasts } from '#ui/components/toasts/Toasts.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { ChallengeEditor } from '#ui/learning/ChallengeEditor.tsx';
import { AuthoringProvider, useWorkingCopy, type WorkingCopy } from '#ui/learning/data.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useIsSelf } from '../../app/parts/rights.ts';
import { ChallengeActions } from '../challenges/ChallengeActions.tsx';
import { staffAuthoring } from '../data.ts';
import { authorsPath } from '../parts/challenge-paths.ts';
import { ChallengeMarks } from '../parts/cells.tsx';

/** Who replaces pictures and films, and where. */
const Files = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const language = useLanguage();
  const isOwn = useIsSelf(copy.author?.id ?? '');
  return (
    <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      {isOwn ? (
        <FormattedMessage
          id="console.challenges.edit.ownFiles"
          values={{ link: (text) => <Link href={authorsPath(language, copy.id)}>{text}</Link> }}
        />
      ) : (
        <FormattedMessage id="console.challenges.edit.files" />
      )}
    </Alert>
  );
};

const Editor = ({ id }: Readonly<{ id: string }>) => {
  const { formatMessage } = useIntl();
  const query = useWorkingCopy(id);
  const copy = query.data;
  return (
    <ConsolePage
      title={copy?.title ?? formatMessage({ id: 'console.challenges.edit.title' })}
      beside={copy && <ChallengeMarks challenge={copy} />}
      description={<FormattedMessage id="console.challenges.edit.lead" />}
      back={{
        to: pathOf('challenges', id),
        label: <FormattedMessage id="console.challenges.edit.back" />,
      }}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => (
          <>
            <Files copy={found} />
            <ChallengeEditor
              copy={found}
              steps={
                <Section title={<FormattedMessage id="console.challenges.edit.steps" />}>
                  <ChallengeActions challenge={found} reload={query.refetch} />
                </Section>
              }
            />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

/** The authors' own editor for staff: the same parts, saved under the rights of staff. */
const ChallengeEdit = () => {
  const { id = '' } = useParams();
  return (
    <Toasts>
      <AuthoringProvider value={staffAuthoring}>
        <Editor key={id} id={id} />
      </AuthoringProvider>
    </Toasts>
  );
};

export default ChallengeEdit;
