import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { receiptCopy } from '../../copy/receipt-copy.ts';
import { shareCopy } from '../../copy/share-copy.ts';
import { receiptSize } from './draw-receipt.ts';
import { rememberShared } from './has-shared.ts';
import { PlatformButtons } from './platform-buttons.tsx';
import { receiptInWords } from './receipt-facts.ts';
import { saveFile } from './save-file.ts';
import { type ReceiptInput, useReceipt } from './use-receipt.ts';

interface ReceiptDialogProps extends ReceiptInput {
  open: boolean;
  onClose: () => void;
}

type Drawn = Exclude<ReturnType<typeof useReceipt>, string>;

/** The picture as a file, under the name of the product and the day. */
function fileOf({ png, facts }: Drawn): File {
  const day = new Date().toLocaleDateString('sv-SE');
  return new File([png], receiptCopy.fileName(facts.productName, day), { type: 'image/png' });
}

/** Hands the picture to another app; closing that window again is no failure. */
async function handOn(file: File, text: string) {
  try {
    await navigator.share({ files: [file], text });
    rememberShared();
    toast.success(shareCopy.thanks);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') toast.error(receiptCopy.notShared);
  }
}

function Actions({ receipt }: { receipt: Drawn }) {
  const file = fileOf(receipt);
  const { removed, productName } = receipt.facts;
  const message = shareCopy.message(removed, productName);
  const mayHandOn = navigator.canShare?.({ files: [file] }) ?? false;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2.5">
        <Button className="flex-1" onClick={() => saveFile(file)}>
          {receiptCopy.save}
        </Button>
        {mayHandOn ? (
          <Button kind="quiet" className="flex-1" onClick={() => handOn(file, message)}>
            {receiptCopy.share}
          </Button>
        ) : null}
      </div>
      {mayHandOn ? null : (
        <>
          <p className="mt-4 mb-2 text-sm text-soft">{receiptCopy.post}</p>
          <PlatformButtons message={message} />
        </>
      )}
    </div>
  );
}

/** The receipt of a cleanup: the picture, and what can be done with it. */
export default function ReceiptDialog({ open, onClose, ...input }: ReceiptDialogProps) {
  const receipt = useReceipt(input);
  const { width, height, scale } = receiptSize;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={receiptCopy.title}
      description={receiptCopy.description}
    >
      <div className="mx-auto grid aspect-[4/5] w-[min(100%,max(10rem,calc((100dvh-22.5rem)*0.8)))] place-items-center overflow-hidden rounded-xl border border-line bg-paper">
        {typeof receipt === 'string' ? (
          <p role="status" className="px-6 text-center text-soft">
            {receiptCopy[receipt]}
          </p>
        ) : (
          <img
            src={receipt.url}
            alt={receiptInWords(receipt.facts)}
            width={width * scale}
            height={height * scale}
            className="size-full [animation:fade_200ms_ease-out]"
          />
        )}
      </div>
      {typeof receipt === 'string' ? null : <Actions receipt={receipt} />}
    </Modal>
  );
}
