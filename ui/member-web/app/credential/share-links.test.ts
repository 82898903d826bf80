import { expect, it } from 'vitest';
import { sharingPlaces, signedFilePath, verifyPath } from './share-links.ts';

const credential = {
  publicId: 'ylyOVfp5bdhPn50p8n4zwg',
  kind: 'BADGE',
  status: 'VALID',
  name: 'Nguyễn Minh Anh',
  title: 'Huấn luyện viên & dinh dưỡng',
  author: 'NASM',
  startedOn: null,
  completedOn: '2026-03-09',
  hours: null,
  score: null,
  edition: null,
  template: null,
  language: 'vi',
  validUntil: new Date('2027-02-28T17:00:00Z'),
  revokedOn: null,
  reason: null,
  replacedBy: null,
  links: { pdf: null, jwt: null },
} as const;

it('a credential is shared by the address that verifies it, with its dates where they are asked for', () => {
  const url = `https://fitboard.example${verifyPath(credential.publicId)}`;
  const places = new Map(
    sharingPlaces(credential, url, 'Fitboard').map(({ place, address }) => [place, address]),
  );
  const linkedIn = new URL(places.get('linkedin') ?? '');
  expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Huấn luyện viên & dinh dưỡng',
    organizationName: 'Fitboard',
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2027',
    expirationMonth: '2',
    certUrl: url,
    certId: credential.publicId,
  });
  for (const [place, name] of [
    ['facebook', 'u'],
    ['zalo', 'url'],
  ] as const)
    expect(new URL(places.get(place) ?? '').searchParams.get(name)).toBe(url);
  expect(signedFilePath('abc')).toBe('/verify/abc/credential.jwt');
});
