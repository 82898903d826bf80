import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';
import { notificationCategories, type NotificationCategory } from '#core/platform/notification/categories.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  category: NotificationCategory | undefined;
  onChange: (category: string) => void;
}>;

export const knownCategory = (name: string | null): NotificationCategory | undefined =>
  notificationCategories.find((known) => known === name);

export const CategoryFilter = ({ category, onChange }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      variant="outlined"
      value={category ?? ''}
      onChange={({ target }) => onChange(target.value)}
      IconComponent={ChevronDownIcon}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': formatMessage({ id: 'notices.category' }) }}
    >
      <option value="">{formatMessage({ id: 'notices.category.all' })}</option>
      {notificationCategories.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: `notification.category.${name}` })}
        </option>
      ))}
    </NativeSelect>
  );
};
