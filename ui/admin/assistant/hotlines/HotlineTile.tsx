import { FormattedMessage, useIntl } from 'react-intl';
import { Mark, Tile } from '../../app/parts/Tiles.tsx';
import { useHotlines } from '../data.ts';

/** Among what waits only while the numbers have to be made sure of. */
const HotlineTile = () => {
  const { formatMessage } = useIntl();
  const hotlines = useHotlines().data;
  if (!hotlines?.isDue) return null;
  return (
    <Tile
      label={<FormattedMessage id="console.home.hotlines" />}
      value={formatMessage({ id: 'console.home.hotlines.due' })}
      to="/admin/ai-hotlines"
    >
      <Mark status="warning">
        <FormattedMessage id="console.home.hotlines.why" />
      </Mark>
    </Tile>
  );
};

export default HotlineTile;
