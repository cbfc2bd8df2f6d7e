import { askModel, forgetModel } from './model/ask-model.ts';
import { keepModel } from './model/keep-model.ts';
import type { ModelWork } from './model-messages.ts';
import { serve } from './serve.ts';

serve<ModelWork>({
  async keep({ source }, tell) {
    await forgetModel();
    return keepModel(source, tell);
  },
  async forget() {
    await forgetModel();
    return null;
  },
  chat: ({ messages, maxLength }) => askModel(messages, maxLength),
});
