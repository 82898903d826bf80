import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';

const drawn = (colour: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#fff" opacity=".5"/></svg>`,
  )}`;

const picture: ShownMedium = {
  id: 'picture-1',
  type: 'IMAGE',
  url: drawn('#4FA88B', 1200, 700),
  thumbnailUrl: null,
  posterUrl: null,
  width: 1200,
  height: 700,
};

/** Files of the documents in stories. */
export const storyMedia: readonly ShownMedium[] = [
  picture,
  { ...picture, id: 'picture-2', url: drawn('#F3B63C', 700, 900), width: 700, height: 900 },
  {
    ...picture,
    id: 'film-1',
    type: 'VIDEO',
    url: 'data:video/webm;base64,',
    posterUrl: drawn('#0B5C49', 1280, 720),
    width: 1280,
    height: 720,
  },
];

export const aPicture = (id: string): ShownMedium => ({ ...picture, id });

/** One of each block, as it is stored. */
export const blocksOfStory: Readonly<Record<string, string>> = {
  text: '<p>Mỗi sáng bạn chỉ cần <strong>mười lăm phút</strong> để <em>khởi động</em> toàn thân. Uống một ly nước, mở cửa sổ rồi bắt đầu chậm rãi: cơ và khớp cần vài phút để <u>ấm lên</u>, <s>đừng tập ngay</s>. Lượng nước H<sub>2</sub>O mỗi ngày khoảng 35 ml cho mỗi kg cân nặng, <mark>chia đều trong ngày</mark>, còn diện tích cơ thể tính bằng m<sup>2</sup>. Xem thêm <a href="/indicator">hồ sơ thể chất</a> hoặc <a href="https://www.who.int/news-room/fact-sheets/detail/physical-activity">khuyến nghị của WHO</a>.</p>',
  headings:
    '<h2>Khởi động đúng cách giúp Ễnh Ộp khoẻ hơn</h2><p>Đoạn mở đầu dưới tiêu đề lớn.</p><h3>Khớp vai và cổ</h3><p>Đoạn dưới tiêu đề vừa.</p><h4>Lưu ý khi xoay cổ</h4><p>Đoạn dưới tiêu đề nhỏ.</p>',
  lists:
    '<ul><li><p>Xoay khớp vai</p><ul><li><p>Mười vòng ra trước</p></li><li><p>Mười vòng ra sau</p></li></ul></li><li><p>Gập người</p></li></ul><ol start="3"><li><p>Đứng thẳng, hai chân rộng bằng vai</p></li><li><p>Hít vào, đưa tay lên cao</p></li></ol>',
  quote: '<blockquote><p>Cơ thể khoẻ mạnh là phòng khách của tâm hồn.</p><p>Francis Bacon</p></blockquote>',
  code: '<p>Công thức <code>BMI = kg / m²</code>:</p><pre><code class="language-ts">const bmi = (weight: number, height: number) =&gt; weight / height ** 2; // 65 / 1.7 ** 2 = 22,5\n</code></pre>',
  table:
    '<table><thead><tr><th scope="col"><p>Bài tập</p></th><th scope="col"><p>Số lần</p></th><th scope="col"><p>Nghỉ</p></th><th scope="col"><p>Nhịp tim mục tiêu</p></th><th scope="col"><p>Ghi chú của huấn luyện viên</p></th></tr></thead><tbody><tr><th scope="row"><p>Gập bụng</p></th><td><p>20</p></td><td><p>30 giây</p></td><td><p>120</p></td><td><p>Không kéo cổ</p></td></tr><tr><th scope="row"><p>Chống đẩy</p></th><td><p>15</p></td><td><p>45 giây</p></td><td><p>130</p></td><td><p>Giữ lưng thẳng</p></td></tr></tbody></table>',
  callouts:
    '<aside data-kind="tip"><p>Tập trước gương để tự chỉnh tư thế.</p></aside><aside data-kind="warning"><p>Dừng lại khi thấy đau nhói.</p><ul><li><p>Không gắng sức</p></li></ul></aside><aside data-kind="medical"><p>Bạn bị tăng huyết áp? Hỏi bác sĩ trước khi tập.</p></aside>',
  details:
    '<details><summary>Vì sao cần khởi động?</summary><p>Cơ được bơm máu, khớp có thêm dịch bôi trơn.</p></details><details><summary>Bao lâu là đủ?</summary><p>Từ năm đến mười phút.</p></details>',
  picture:
    '<figure><img data-medium="picture-1" alt="Tư thế đứng thẳng, hai tay dang ngang"><figcaption>Tư thế bắt đầu: lưng thẳng, mắt nhìn trước.</figcaption></figure>',
  video:
    '<figure><video data-medium="film-1"></video><figcaption>Cả bài trong ba phút.</figcaption></figure>',
  embed: '<div data-embed="youtube" data-id="dQw4w9WgXcQ"></div>',
  missing:
    '<figure><img data-medium="picture-9" alt="Ảnh chụp phòng tập"></figure><figure><video data-medium="film-9"></video></figure>',
  rule: '<p>Phần một kết thúc.</p><hr><p>Phần hai bắt đầu.</p>',
};

export const wholeDocument = Object.values(blocksOfStory).join('');
