import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { QuietBellPicture } from '#ui/illustrations/scenes.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { useSanctions } from './data.ts';
import { SanctionCard } from './SanctionCard.tsx';

const SanctionsPage = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const sanctions = useSanctions();
  const onSent = () => toast(formatMessage({ id: 'moderation.appeal.sent' }), { kind: 'success' });
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'moderation.sanctions.title' })}
      description={<FormattedMessage id="moderation.sanctions.lead" />}
      above={
        <BackLink to={paths.account}>
          <FormattedMessage id="nav.account" />
        </BackLink>
      }
    >
      <QueryView
        query={sanctions}
        skeleton={<ListSkeleton rows={3} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            picture={<QuietBellPicture />}
            title={<FormattedMessage id="moderation.sanctions.none" />}
          >
            <FormattedMessage id="moderation.sanctions.none.text" />
          </EmptyState>
        }
      >
        {(list) => (
          <Stack sx={{ gap: 2 }}>
            {list.map((sanction) => (
              <SanctionCard key={sanction.id} sanction={sanction} onSent={onSent} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
};

export default SanctionsPage;
