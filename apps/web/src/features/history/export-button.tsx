import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { toastFinal } from '../../components/final-toast.ts';
import { historyCopy } from '../../copy/history-copy.ts';
import { exportCsv } from './api.ts';

function save(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function ExportButton() {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      const exported = await exportCsv();
      if (!exported) toast.error(historyCopy.nothingToExport);
      else {
        save(exported.name, exported.file);
        toast.success(historyCopy.exported);
      }
    } catch {
      toastFinal(historyCopy.exportFailed, { id: 'export-failed', retry: () => void run() });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="quiet" size="small" onClick={run} disabled={busy}>
      {busy ? historyCopy.exporting : historyCopy.export}
    </Button>
  );
}
