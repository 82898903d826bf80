import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { siteNameMax } from '#core/sites/domain-name/site-name.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlainText } from '#ui/components/forms/PlainInputs.tsx';
import { useRested } from '#ui/use-rested.ts';
import { useDomainSteps, useNameCheck } from './data.ts';

type Props = Readonly<{ zone: string; price: number; fitCoin: number }>;

/** A name is looked up as it is typed; what it costs and what is left stands beside the button. */
export const NameSearch = ({ zone, price, fitCoin }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const wanted = useRested(typed.trim().toLowerCase());
  const check = useNameCheck(wanted);
  const { buy } = useDomainSteps();
  const found = check.data?.name === typed.trim().toLowerCase() ? check.data : undefined;
  const problem = found?.problem ?? null;
  const isFree = found !== undefined && problem === null;
  const values = { min: 3, max: siteNameMax };
  const help =
    found === undefined
      ? formatMessage({ id: 'domain.search.hint' }, { zone })
      : problem === null
        ? formatMessage({ id: 'domain.search.free' }, { host: found.host })
        : formatMessage({ id: `error.${problem}` }, values);

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">
        <FormattedMessage id="domain.search.title" />
      </Typography>
      <Box sx={{ mt: 2 }}>
        <PlainText
          id={id}
          value={typed}
          onChange={setTyped}
          label={<FormattedMessage id="domain.search.label" />}
          hint={<output>{found === undefined || problem === null ? help : null}</output>}
          error={found === undefined || problem === null ? undefined : help}
          maxLength={64}
          suffix={`.${zone}`}
          isAddress
        />
      </Box>
      {check.error !== null && <ErrorNote error={check.error} />}
      {(found?.suggestions.length ?? 0) > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {found?.suggestions.map((name) => (
            <Button
              key={name}
              variant="outlined"
              size="small"
              onClick={() => setTyped(name)}
              sx={{ minHeight: 44 }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2.5, alignItems: 'center' }}>
        <Button variant="contained" disabled={!isFree} onClick={() => setIsAsking(true)}>
          <FormattedMessage id="domain.buy" />
        </Button>
        <Typography component="div">
          <FormattedMessage
            id="domain.price"
            values={{ price: <CoinAmount amount={price} coin="FIT_COIN" size="small" /> }}
          />
        </Typography>
        <Typography component="div" sx={{ color: fitCoin < price ? 'error.main' : 'text.secondary' }}>
          <FormattedMessage
            id={fitCoin < price ? 'domain.balance.missing' : 'domain.balance.after'}
            values={{
              coins: <CoinAmount amount={Math.abs(fitCoin - price)} coin="FIT_COIN" size="small" />,
            }}
          />
        </Typography>
      </Stack>
      <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: 640 }}>
        <FormattedMessage id="domain.explained" />
      </Typography>
      <ConfirmOnDemand
        open={isAsking}
        title={<FormattedMessage id="domain.buy.title" values={{ host: found?.host ?? '' }} />}
        confirmLabel={<FormattedMessage id="domain.buy" />}
        onConfirm={() => buy.mutateAsync(found?.name ?? '')}
        onClose={() => setIsAsking(false)}
      >
        <FormattedMessage id="domain.buy.text" />
      </ConfirmOnDemand>
    </Card>
  );
};
