import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Balances } from '../../app/parts/Balances.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { GiftForm } from './GiftForm.tsx';
import { GiftList } from './GiftList.tsx';
import { type Direction, useAllowance } from './data.ts';

declare global {
  interface MessageCatalogues {
    gifts: typeof import('./messages/vi.json');
  }
}

/** Of the form before a receiver is chosen. */
const formHeight = 190;

const lists = { RECEIVED: paths.gifts, GIVEN: `${paths.gifts}?list=given` } as const;

const Lists = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const current: Direction = search.get('list') === 'given' ? 'GIVEN' : 'RECEIVED';
  return (
    <Card component="section" aria-label={formatMessage({ id: 'gifts.lists' })}>
      <CardContent>
        <Stack
          direction="row"
          component="nav"
          aria-label={formatMessage({ id: 'gifts.lists' })}
          sx={{ gap: 3 }}
        >
          {(['RECEIVED', 'GIVEN'] as const).map((list) => (
            <Box
              key={list}
              component={LocalLink}
              to={lists[list]}
              state={keepFocus}
              preventScrollReset
              {...(list === current ? { 'aria-current': 'page' } : {})}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 48,
                textDecoration: 'none',
                color: 'text.secondary',
                borderBottom: '3px solid transparent',
                '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
              }}
            >
              <FormattedMessage id={`gifts.list.${list}`} />
            </Box>
          ))}
        </Stack>
        <GiftList key={current} list={current} />
      </CardContent>
    </Card>
  );
};

const GiftsPage = () => {
  const { formatMessage } = useIntl();
  const allowance = useAllowance();
  return (
    <Page
      title={formatMessage({ id: 'gifts.title' })}
      description={<FormattedMessage id="gifts.lead" />}
      width="reading"
      above={
        <BackLink to={paths.rewards}>
          <FormattedMessage id="nav.rewards" />
        </BackLink>
      }
      actions={<Balances coins={['BASE_COIN']} />}
    >
      <Stack sx={{ gap: 3 }}>
        <QueryView query={allowance} compact skeleton={<Skeleton variant="rounded" height={formHeight} />}>
          {(known) =>
            known.isOpen ? (
              <GiftForm allowance={known} />
            ) : (
              <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
                <FormattedMessage id="gifts.closed" />
              </Alert>
            )
          }
        </QueryView>
        <Lists />
      </Stack>
    </Page>
  );
};

export default GiftsPage;
