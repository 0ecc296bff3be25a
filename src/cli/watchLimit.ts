/** What to say when the system watches no more files, and which of its limits to raise. */
export function watchLimit({ code }: { readonly code?: string | undefined }): string {
  const limit = code === 'EMFILE' ? 'max_user_instances=1024' : 'max_user_watches=524288';
  return (
    'docsgen: The system cannot watch more files, so docsgen polls all of them twice a second instead.\n' +
    `  hint: \`sudo sysctl fs.inotify.${limit}\`, or \`docsgen dev --poll\` to poll from the start\n`
  );
}
