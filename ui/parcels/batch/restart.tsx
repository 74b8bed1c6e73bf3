import { Button } from '#ui/components/controls/button.tsx';
import { ConfirmStep } from '#ui/components/controls/confirm-step.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';

/** Up to a thousand parcels would be gone: it is asked first. */
export function Restart() {
  const copy = useCopy('parcels');
  return (
    <ConfirmStep ask={copy.restartBatch} text={copy.restartBatchText}>
      <Button kind="secondary" name="intent" value="restart">
        {copy.restartBatchNow}
      </Button>
    </ConfirmStep>
  );
}
