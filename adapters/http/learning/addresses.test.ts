import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing/open-school.ts';

describe('the page of a challenge', () => {
  it('is led to from its id and from an earlier address, in both languages', async () => {
    const here = openSchool();
    const { id } = await here.publish();
    const { slug, version } = await here.copyOf(id);
    const renamed = await here.ask(here.author, 'patch', `/authoring/challenges/${id}`, {
      slug: 'bat-dau-nhe',
      version,
    });
    expect(renamed.body).toMatchObject({ slug: 'bat-dau-nhe' });
    const leadsTo = async (path: string) => {
      const { status, headers } = await here.request.get(path).redirects(0);
      return [status, headers['location']];
    };
    expect(await leadsTo(`/challenge/${slug}`)).toEqual([301, '/challenge/bat-dau-nhe']);
    expect(await leadsTo(`/en/challenge/${id}?from=mail`)).toEqual([
      301,
      '/en/challenge/bat-dau-nhe?from=mail',
    ]);
    expect((await leadsTo('/challenge/bat-dau-nhe'))[0]).not.toBe(301);
    expect((await leadsTo('/challenge/khong-co'))[0]).not.toBe(301);
    expect((await here.ask(null, 'get', `/challenges/${slug}`)).body).toMatchObject({
      id,
      slug: 'bat-dau-nhe',
    });
  });

  it('is not led to while it is a draft', async () => {
    const here = openSchool();
    const { id } = await here.write();
    const { status } = await here.request.get(`/challenge/${id}`).redirects(0);
    expect(status).not.toBe(301);
  });
});
