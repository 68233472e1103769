/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  branches: '/teskilat',
  province: '/teskilat/ankara',
  district: '/teskilat/ankara/cankaya',
};
