import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';

type Props = Readonly<{
  label: string;
  side: BodySide;
  sides: readonly BodySide[];
  onChoose: (side: BodySide) => void;
}>;

export const SideChoice = ({ label, side, sides, onChoose }: Props) => (
  <ToggleButtonGroup
    exclusive
    value={side}
    onChange={(_, next: BodySide | null) => next !== null && onChoose(next)}
    aria-label={label}
    sx={{ flexWrap: 'wrap' }}
  >
    {sides.map((one) => (
      <ToggleButton key={one} value={one} sx={{ px: { xs: 1, sm: 1.75 } }}>
        <FormattedMessage id={`indicator.side.${one}`} />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
