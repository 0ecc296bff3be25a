/** Says a sentence through the page's one polite live region; focus stays where it is. */
export function announce(text: string): void {
  const status = document.getElementById('_status');
  if (!status) return;
  // Emptied first, and refilled in another task: the same words twice would be said once.
  status.textContent = '';
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
