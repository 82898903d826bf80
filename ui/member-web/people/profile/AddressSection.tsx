import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useLanguage } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { countriesIn } from './countries.ts';
import { addressResolver, longest, readAddress } from './fields.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useSection } from './use-section.ts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export const AddressSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const section = useSection({
    user,
    resolver: addressResolver,
    read: readAddress,
  });
  const { control } = section.form;

  return (
    <ProfileSection
      id="address"
      title={<FormattedMessage id="profile.address.title" />}
      description={<FormattedMessage id="profile.address.text" />}
      section={section}
    >
      <SelectInput
        control={control}
        name="country"
        label={<FormattedMessage id="profile.field.country" />}
        autoComplete="country"
        options={countries}
      />
      <Box sx={pair}>
        <TextInput
          control={control}
          name="region"
          label={<FormattedMessage id="profile.field.region" />}
          autoComplete="address-level1"
          maxLength={longest.region}
        />
        <TextInput
          control={control}
          name="city"
          label={<FormattedMessage id="profile.field.city" />}
          autoComplete="address-level2"
          maxLength={longest.city}
        />
      </Box>
      <TextInput
        control={control}
        name="address"
        label={<FormattedMessage id="profile.field.address" />}
        hint={<FormattedMessage id="profile.address.hint" />}
        autoComplete="street-address"
        maxLength={longest.address}
      />
      <Box sx={pair}>
        <TextInput
          control={control}
          name="zipCode"
          label={<FormattedMessage id="profile.field.zipCode" />}
          hint={<FormattedMessage id="profile.zipCode.hint" />}
          autoComplete="postal-code"
          maxLength={longest.zipCode}
        />
      </Box>
    </ProfileSection>
  );
};
