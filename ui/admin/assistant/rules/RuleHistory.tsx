import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { StaffName } from '../../app/colleagues/StaffName.tsx';
import { When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { type RuleVersion, useRuleVersions } from '../data.ts';

const Version = ({ kept }: Readonly<{ kept: RuleVersion }>) => {
  const { number } = useFormats();
  const { version, enabled, source, by, at } = kept;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
        <Typography component="h3" variant="subtitle2">
          <FormattedMessage id="console.ai.rule.versionOf" values={{ version: number(version) }} />
        </Typography>
        {!enabled && <StatusChip status="locked" label={<FormattedMessage id="console.ai.rule.off" />} />}
        <Box component="span" sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          <StaffName actor={by} /> · <When at={at} />
        </Box>
      </Box>
      {languages.map((language) => (
        <Typography key={language} lang={language} sx={{ overflowWrap: 'anywhere' }}>
          {kept[language]}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {source}
      </Typography>
    </Box>
  );
};

/** Every wording that colleagues have set, the newest first. */
export const RuleHistory = ({ id }: Readonly<{ id: string }>) => (
  <Section title={<FormattedMessage id="console.ai.rule.history" />}>
    <QueryView
      query={useRuleVersions(id)}
      compact
      skeleton={<ListSkeleton rows={2} picture={false} />}
      isEmpty={(found) => found.length === 0}
      empty={<EmptyState compact title={<FormattedMessage id="console.ai.rule.history.none" />} />}
    >
      {(found) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((kept) => (
            <Version key={kept.version} kept={kept} />
          ))}
        </Box>
      )}
    </QueryView>
  </Section>
);
