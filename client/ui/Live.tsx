/**
 * A live region: what changes in it is spoken. The number makes the same words be spoken again.
 */
export function Live({ words, number }: { words: string; number: number }) {
  return (
    <div class="unseen" role="status">
      {words !== "" && <p key={number}>{words}</p>}
    </div>
  );
}
