import type { PublicFlag } from '#core/people/account/user.ts';
import type { Gender } from '#core/people/account/user.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import {
  lineProblem,
  nameProblem,
  normalizeWebsite,
  problemResolver,
  proseProblem,
  websiteProblem,
} from '#ui/api/field-problems.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';

export const longest = {
  fullname: 120,
  username: 30,
  website: 300,
  address: 200,
  region: 120,
  city: 120,
  zipCode: 16,
  about: 2000,
} as const;

/** An emptied field travels as null. */
const orNull = (text: string): string | null => normalize(text) || null;
const unlessEmpty = (text: string, problem: (text: string) => string | undefined) =>
  text.trim() === '' ? undefined : problem(text.trim());

export const readName = ({ fullname, username, gender }: SignedInUser) => ({
  fullname,
  username: username ?? '',
  gender: (gender ?? '') as Gender | '', // a select holds text
});
type Name = ReturnType<typeof readName>;
export const nameResolver = problemResolver(
  ({ fullname, username }: Name) => ({
    fullname:
      fullname.trim() === ''
        ? codeMessage('user.fullname_required')
        : nameProblem(fullname, longest.fullname),
    username: lineProblem(username, longest.username),
  }),
  ({ fullname, username, gender }) => ({
    fullname: normalize(fullname),
    username: orNull(username),
    gender: gender === '' ? null : gender,
  }),
);

export const readContact = ({ phone, website }: SignedInUser) => ({
  phone: phone ?? '',
  website: website ?? '',
});
type Contact = ReturnType<typeof readContact>;
export const contactResolver = problemResolver(
  ({ phone, website }: Contact) => ({
    phone: unlessEmpty(phone, (number) =>
      /^\+?[0-9][0-9 .()-]{5,22}$/.test(number) ? undefined : 'profile.phone.invalid',
    ),
    website: unlessEmpty(website, (address) => websiteProblem(address, longest.website)),
  }),
  ({ phone, website }) => ({ phone: orNull(phone), website: normalizeWebsite(website) || null }),
);

export const readAddress = ({ address, country, region, city, zipCode }: SignedInUser) => ({
  address: address ?? '',
  country: country ?? '',
  region: region ?? '',
  city: city ?? '',
  zipCode: zipCode ?? '',
});
type Address = ReturnType<typeof readAddress>;
export const addressResolver = problemResolver(
  ({ address, country, region, city, zipCode }: Address) => ({
    address: lineProblem(address, longest.address),
    country: unlessEmpty(country, (code) =>
      /^[A-Z]{2}$/.test(code) ? undefined : codeMessage('input.invalid'),
    ),
    region: lineProblem(region, longest.region),
    city: lineProblem(city, longest.city),
    zipCode: lineProblem(zipCode, longest.zipCode),
  }),
  ({ address, country, region, city, zipCode }) => ({
    address: orNull(address),
    country: orNull(country),
    region: orNull(region),
    city: orNull(city),
    zipCode: orNull(zipCode),
  }),
);

export const readAbout = ({ about }: SignedInUser) => ({ about: about ?? '' });
export const aboutResolver = problemResolver(
  ({ about }: ReturnType<typeof readAbout>) => ({ about: proseProblem(about, longest.about) }),
  ({ about }) => ({ about: orNull(about) }),
);

/** What this page opens; the sections of the body data and the gallery have a page of their own. */
export const shownFlags = ['email', 'phone', 'followers', 'members'] as const satisfies readonly PublicFlag[];
export type ShownFlag = (typeof shownFlags)[number];

export const readPublic = ({
  isPublic,
  publicFlags: { email, phone, followers, members },
}: SignedInUser) => ({
  isPublic,
  publicFlags: { email, phone, followers, members },
});
type Switches = ReturnType<typeof readPublic>;
export const publicResolver = problemResolver<Switches, Switches>(
  () => ({}),
  (switches) => switches,
);
