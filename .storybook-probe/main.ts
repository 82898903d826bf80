import config from '../.storybook/main.ts';
export default {
  ...config,
  addons: [],
  stories: ['../ui/member-web/community/chat/**/*.stories.tsx', '../ui/member-web/community/feed/*.stories.tsx'],
  typescript: { reactDocgen: false },
  viteFinal: async (given: any, options: any) => {
    const done = await (config as any).viteFinal(given, options);
    return { ...done, build: { ...done.build, minify: false, sourcemap: false, reportCompressedSize: false } };
  },
};
