import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mostHosts } from '#core/sites/external-host/external-host.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlainText } from '#ui/components/forms/PlainInputs.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { type ExternalHost, useHosts, useHostSteps } from './data.ts';
import { RecordTable } from './RecordTable.tsx';

const chips = {
  PENDING: 'waiting',
  VERIFIED: 'active',
  ACTIVE: 'done',
  ERROR: 'warning',
  RELEASED: 'neutral',
} as const;

const HostEntry = ({ domainId, host }: Readonly<{ domainId: string; host: ExternalHost }>) => {
  const { check, remove, makePrimary } = useHostSteps(domainId);
  const refusal = check.error ?? remove.error ?? makePrimary.error;
  const isLive = host.status === 'VERIFIED' || host.status === 'ACTIVE';
  return (
    <Stack component="li" sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {host.shown}
        </Typography>
        <StatusChip
          status={chips[host.status]}
          label={<FormattedMessage id={`domain.host.${host.status}`} />}
        />
        {host.isPrimary && <StatusChip status="done" label={<FormattedMessage id="domain.host.primary" />} />}
      </Stack>
      {host.problems.map(({ record, problem, found }) => (
        <Typography key={record} sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          <FormattedMessage
            id={`domain.problem.${problem}`}
            values={{ record: record === 'ADDRESS' ? 'A/AAAA' : record, found: found.join(', ') }}
          />
        </Typography>
      ))}
      <RecordTable records={host.records} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={check.isPending} onClick={() => check.mutate(host.id)}>
          <FormattedMessage id="domain.host.check" />
        </Button>
        {isLive && (
          <Button loading={makePrimary.isPending} onClick={() => makePrimary.mutate(host.id)}>
            <FormattedMessage id={host.isPrimary ? 'domain.host.notPrimary' : 'domain.host.makePrimary'} />
          </Button>
        )}
        <Button color="error" loading={remove.isPending} onClick={() => remove.mutate(host.id)}>
          <FormattedMessage id="domain.host.remove" />
        </Button>
      </Stack>
      {refusal !== null && <ErrorNote error={refusal} />}
    </Stack>
  );
};

/** Domains that the member has elsewhere, with what to write down there. */
export const HostsCard = ({ domainId }: Readonly<{ domainId: string }>) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = useHosts(domainId);
  const { add } = useHostSteps(domainId);
  const isFull = (query.data?.items.length ?? 0) >= mostHosts;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">
        <FormattedMessage id="domain.hosts" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>
        <FormattedMessage id="domain.hosts.lead" values={{ most: mostHosts }} />
      </Typography>
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Typography>
            <FormattedMessage id="domain.hosts.none" />
          </Typography>
        }
      >
        {({ items }) => (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 3 }}>
            {items.map((host) => (
              <HostEntry key={host.id} domainId={domainId} host={host} />
            ))}
          </Stack>
        )}
      </QueryView>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(typed, { onSuccess: () => setTyped('') });
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <PlainText
            id={id}
            value={typed}
            disabled={isFull}
            onChange={setTyped}
            label={<FormattedMessage id="domain.host.label" />}
            inputMode="url"
            maxLength={253}
            isAddress
          />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          loading={add.isPending}
          disabled={isFull || typed.trim() === ''}
          sx={{ alignSelf: { xs: 'stretch', sm: 'end' } }}
        >
          <FormattedMessage id="domain.host.add" />
        </Button>
      </Stack>
      {add.error !== null && <ErrorNote error={add.error} />}
    </Card>
  );
};
