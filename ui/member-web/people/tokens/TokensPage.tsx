import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { Page } from '#ui/components/Page.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { ConnectCard } from './ConnectCard.tsx';
import { NewTokenCard } from './NewTokenCard.tsx';
import { TokenList } from './TokenList.tsx';
import { useNewToken } from './use-new-token.ts';

declare global {
  interface MessageCatalogues {
    tokens: typeof import('./messages/vi.json');
  }
}

export default function TokensPage() {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const making = useNewToken();
  if (user === undefined) return null;
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'tokens.title' })}
      description={<FormattedMessage id="tokens.lead" />}
      above={
        <BackLink to={paths.account}>
          <FormattedMessage id="tokens.account" />
        </BackLink>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <TokenList />
        <NewTokenCard user={user} making={making} />
        <ConnectCard {...(making.created && { value: making.created.value })} />
      </Stack>
    </Page>
  );
}
