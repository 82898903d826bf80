import IconButton from '@mui/material/IconButton';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { MoreIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { beforeMenu, MenuOnDemand } from '../../app/menus/MenuOnDemand.tsx';

export type MenuChoice = Readonly<{
  label: MessageId;
  Icon: ComponentType<SvgIconProps>;
  onChoose: () => void;
  isDangerous?: boolean;
}>;

/** What can be done with something that another person wrote. */
export const PostMenu = ({ label, choices }: Readonly<{ label: string; choices: readonly MenuChoice[] }>) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (choices.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'feed.menu' }, { name: label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...beforeMenu}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary', mr: -1 }}
      >
        <MoreIcon />
      </IconButton>
      <MenuOnDemand
        anchor={anchor}
        onClose={() => setAnchor(null)}
        isAtEnd
        entries={choices.map(({ label: id, Icon, onChoose, isDangerous = false }) => ({
          key: id,
          words: <FormattedMessage id={id} />,
          icon: <Icon />,
          isDangerous,
          onChoose,
        }))}
      />
    </>
  );
};
