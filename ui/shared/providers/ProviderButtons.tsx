import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { providerNames, type SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { ErrorNote } from '../components/ErrorNote.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { useLeaving } from './use-leaving.ts';

declare global {
  interface MessageCatalogues {
    providers: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  providers: readonly SignInProvider[];
  /** Asks where the browser goes. */
  begin: (provider: SignInProvider) => Promise<{ address: string }>;
  size?: 'large' | 'medium';
}>;

/** Neutral buttons with each company's mark and its name, one like the other; nothing where none is offered. */
export const ProviderButtons = ({ providers, begin, size = 'medium' }: Props) => {
  const { leaving, problem, leave } = useLeaving(begin);
  if (providers.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.25 }}>
      {problem !== undefined && <ErrorNote error={problem} />}
      {providers.map((provider) => (
        <Button
          key={provider}
          type="button"
          variant="outlined"
          color="inherit"
          size={size}
          disabled={leaving !== undefined}
          startIcon={
            leaving === provider ? (
              <CircularProgress aria-hidden size={18} color="inherit" />
            ) : (
              <ProviderMark provider={provider} />
            )
          }
          onClick={() => void leave(provider)}
        >
          <FormattedMessage id="providers.continue" values={{ name: providerNames[provider] }} />
        </Button>
      ))}
    </Stack>
  );
};
