import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SettingGroup } from './groups.ts';

export const groupId = (group: SettingGroup) => `settings-${group}`;

/** The address stays: what was typed is asked about when it changes. */
const open = (event: MouseEvent, group: SettingGroup) => {
  event.preventDefault();
  const section = document.getElementById(groupId(group));
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
};

/** Above a page as long as this one: straight to a group. */
export const GroupLinks = ({ groups }: Readonly<{ groups: readonly SettingGroup[] }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'console.settings.groups' })}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2 }}
    >
      {groups.map((group) => (
        <Link
          key={group}
          href={`#${groupId(group)}`}
          onClick={(event) => open(event, group)}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 36,
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          <FormattedMessage id={`console.settings.group.${group}`} />
        </Link>
      ))}
    </Box>
  );
};
