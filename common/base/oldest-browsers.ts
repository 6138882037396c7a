/** The oldest browsers in which the site works, as people read them: `browserslist` in package.json, in words. */
export const oldestBrowsers = 'Chrome ou Edge 103, Safari 15.4, Firefox 115';
