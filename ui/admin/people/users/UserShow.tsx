import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { aiUserId, superUserId } from '#core/kernel/id.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { UserStatusChip } from '../../app/parts/cells.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { UserActions } from './UserActions.tsx';
import { UserProfile } from './UserProfile.tsx';
import { type StaffUser, useUser } from './data.ts';

const UserCoins = lazy(() => import('./UserCoins.tsx'));
const UserWeeks = lazy(() => import('./UserWeeks.tsx'));
const UserMails = lazy(() => import('./UserMails.tsx'));
const UserWork = lazy(() => import('./UserWork.tsx'));
const UserHistory = lazy(() => import('./UserHistory.tsx'));

const panels = {
  profile: { right: 'user.view', Panel: UserProfile },
  coins: { right: 'user.view', Panel: UserCoins },
  weeks: { right: 'indicator.view', Panel: UserWeeks },
  mails: { right: 'mail.view', Panel: UserMails },
  work: { right: 'user.view', Panel: UserWork },
  history: { right: 'global', Panel: UserHistory },
} as const;
type PanelName = keyof typeof panels;
const panelNames = Object.keys(panels) as PanelName[]; // Object.keys forgets the names

const UserTabs = ({ user }: Readonly<{ user: StaffUser }>) => {
  const id = useId();
  const may = useMay();
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const shown = panelNames.filter((name) => may(panels[name].right));
  const asked = search.get('tab');
  const current = shown.find((name) => name === asked) ?? 'profile';
  const { Panel } = panels[current];
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, next: PanelName) =>
          setSearch(next === 'profile' ? {} : { tab: next }, { replace: true, state: keepFocus })
        }
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={formatMessage({ id: 'console.users.tabs' })}
        sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {shown.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            label={<FormattedMessage id={`console.users.tab.${name}`} />}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        <Suspense fallback={<ListSkeleton rows={5} />}>
          <Panel user={user} />
        </Suspense>
      </Box>
    </>
  );
};

const UserShow = () => {
  const { id = '' } = useParams();
  const may = useMay();
  const isSelf = useIsSelf(id);
  const query = useUser(id);
  const user = query.data;
  return (
    <ConsolePage
      title={user?.displayName ?? ''}
      beside={user && <UserStatusChip status={user.status} />}
      description={user?.email}
      back={{
        to: '/admin/users',
        label: <FormattedMessage id="resources.users.name" values={{ smart_count: 2 }} />,
      }}
      actions={
        user && (
          <>
            {may('user.update') && id !== aiUserId && (id !== superUserId || isSelf) && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<EditIcon />}
                component={Link}
                to={`/admin/users/${encodeURIComponent(id)}`}
              >
                <FormattedMessage id="ui.edit" />
              </Button>
            )}
            <UserActions user={user} />
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => (
          <>
            {id === aiUserId && (
              <Alert severity="info" sx={{ mb: 2 }}>
                <FormattedMessage id="console.users.ai" />
              </Alert>
            )}
            <UserTabs user={found} />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default UserShow;
