/** Settings of the progress bar: figures of the specification, section 9; markup without nprogress's invalid roles. */
export function progressSettings({ reducedMotion }: { readonly reducedMotion: boolean }) {
  return {
    minimum: 0.08,
    speed: 200,
    // A bar that creeps along is motion for its own sake.
    trickle: !reducedMotion,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
    barSelector: '.bar',
    // Hidden from screen readers: the title of the page that follows says all there is to say.
    template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  };
}
